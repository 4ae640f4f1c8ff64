Feature: One member
  An Admin sees everything that the church knows of a member.

  @MEMB-05 @ROUTE-03
  Scenario: All details of a member are shown
    Given I am an admin
    When I visit /member/detail/37
    Then I see the heading "김민수"
    And "이름" holds "김민수"
    And "이메일 (비워 두셔도 됩니다)" holds "minsu.kim@example.org"
    And the chosen option of "성별" says just "남"
    And "생년월일" holds "1987-01-26"
    And the chosen option of "직분" says just "서리집사"
    And I see "구역"
    And I see "김민수 가정"
    And GET /api/member/37 was sent 1 time
    And the title is "회원 정보 · 아순시온 소망한인교회"

  @MEMB-10
  Scenario: The members before and after are those of the list, as it was searched and sorted
    Given I am an admin
    And I visit the members page
    When I fill "이름이나 이메일로 찾기" with "ㄱㅁㅅ"
    And I click the button "번호"
    And I click the button "번호"
    Then members are
      | 김말순 |
      | 김만수 |
      | 김민수 |
    When I click the link "수정 김만수"
    Then I see the heading "김만수"
    And I see the link "이전 김말순"
    When I click the link "다음 김민수"
    Then I see the heading "김민수"
    And I see the link "이전 김만수"
    And I do not see the link "다음 김말순"
    When I click the link "회원 명부로"
    Then "이름이나 이메일로 찾기" holds "ㄱㅁㅅ"

  @MEMB-05
  Scenario: The page of an unknown number says so, and links to the list
    Given I am an admin
    When I visit /member/detail/100000
    Then I see "찾으시는 회원이 없습니다."
    And the link "회원 명부로" leads to the members page

  @MEMB-05 @REL-15 @REL-26
  Scenario Outline: A member whose page <answer> can be read again
    Given I am an admin
    And GET /api/member/37 <answer>
    When I visit /member/detail/37
    Then an alert in the page says "회원 정보를 불러오지 못했습니다."
    When GET /api/member/37 works again
    And I click the button "다시 시도"
    Then "이름" holds "김민수"

    Examples:
      | answer              |
      | fails               |

  @MEMB-05
  Scenario: When the duties cannot be loaded, everything else can be changed
    Given I am an admin
    And GET /api/duty/withmembers fails
    When I visit /member/detail/37
    Then I see "직분 목록을 불러오지 못해 지금은 바꾸실 수 없습니다."
    And the chosen option of "직분" says just "서리집사"
    When I fill "이름" with "김민호"
    And I click the button "저장"
    Then a toast says "김민호 회원 정보를 저장했습니다."
    And the church holds of member 37
      | name | 김민호 |

  @REL-14 @MEMB-05 @browser
  Scenario: Strange words about members are shown as text, and saved as they were
    Given the hostile world
    And I am an admin
    When I visit /member/detail/1
    Then I see the heading "<script>window.hacked=true</script>"
    And nothing that was shown ran
    And nothing is wider than the window
    When I fill "생년월일" with "1987-01-26"
    And I click the button "저장"
    Then a toast says "회원 정보를 저장했습니다."
    And I see the heading "<script>window.hacked=true</script>"
    When I visit /member/detail/15
    Then I see the heading "가가가가가가가가가가가가가가가가가가가가"
    And nothing that was shown ran
    And nothing is wider than the window
    When the window is 360 px wide
    Then nothing is wider than the window
    When I fill "생년월일" with "1987-01-26"
    And I click the button "저장"
    Then a toast says "회원 정보를 저장했습니다."
    And I see the heading "가가가가가가가가가가가가가가가가가가가가"
    When I visit /member/detail/1
    Then nothing is wider than the window
