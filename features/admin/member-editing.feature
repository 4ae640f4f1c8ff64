Feature: Changing a member
  What an Admin changes is saved, or stays where it was typed.

  Background:
    Given I am an admin
    And I visit /member/detail/37

  Rule: Saving

    @MEMB-05
    Scenario: What is changed is saved
      Then the button "저장" is disabled
      When I fill in
        | 이름                | 김민호 |
        | 이메일 (비워 두셔도 됩니다) |     |
        | 직분                | 장로  |
      And I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."
      And the heading "김민호" has the focus
      And the church holds of member 37
        | name   | 김민호  |
        | gender | male |
      When I reload
      Then "이름" holds "김민호"
      And "이메일 (비워 두셔도 됩니다)" holds ""
      And the chosen option of "직분" says just "장로"

    @MEMB-05
    Scenario: A name has to be there, and an e-mail has to be one
      When I fill in
        | 이름                |        |
        | 이메일 (비워 두셔도 됩니다) | minsu@ |
      And I click the button "저장"
      Then "이름" is wrong: "이름을 입력해 주세요."
      And "이메일 (비워 두셔도 됩니다)" is wrong: "올바른 이메일 주소를 입력해주세요."
      And the field "이름" has the focus
      And PUT /api/member/37 was sent 0 times

    @MEMB-05 @REL-17
    Scenario: Enter twice saves once
      Given I fill "이름" with "김민호"
      And PUT /api/member/37 is held
      When I press "Enter"
      And I press "Enter"
      And the held calls are answered
      Then a toast says "김민호 회원 정보를 저장했습니다."
      And PUT /api/member/37 was sent 1 time

    @MEMB-05 @REL-16 @REL-26
    Scenario Outline: A save that <answer> says why, and what was typed stays
      Given PUT /api/member/37 <answer>
      When I fill "이름" with "김민호"
      And I click the button "저장"
      Then an alert in the page says "<why>"
      And an alert in the page says "쓰신 내용은 그대로 두었습니다."
      And "이름" holds "김민호"
      And PUT /api/member/37 was sent 1 time
      When PUT /api/member/37 works again
      And I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."

      Examples:
        | answer         | why            |
        | fails          | 서버에 문제가 생겼습니다. |
        | gets no answer | Network Error  |

    @AUTH-15 @MEMB-05
    Scenario: What was typed outlives a session that ended by itself
      Given I fill "이름" with "김민호"
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I click the button "저장"
      Then I see the login dialog
      When POST /api/Account/Refresh works again
      And I log in as admin
      Then I am at /member/detail/37
      And "이름" holds "김민호"
      And PUT /api/member/37 was sent 1 time
      When I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."

  Rule: A role that was taken away meanwhile

    Background:
      Given I fill "이름" with "김민호"
      And the admin has the role "Editor"
      And my access token has expired
      And I click the button "저장"

    @REL-09 @PERM-03 @MEMB-05
    Scenario: The save is refused, and says so
      Then a toast says "김민수 회원 정보를 저장하지 못했습니다. 쓰신 내용은 그대로 두었습니다. 권한이 없습니다."
      And the page says that I have no permission
      And I am signed in as admin

    @REL-09 @MEMB-05
    Scenario: What was typed is restored with the role
      Then the page says that I have no permission
      When the admin has the role "Admin"
      And I click the link "역할 신청"
      And I click the link "나의 역할" in the navigation "역할"
      And I click the button "지금 적용하기"
      And I go back
      And I go back
      Then "이름" holds "김민호"
      When I click the button "저장"
      Then a toast says "김민호 회원 정보를 저장했습니다."
