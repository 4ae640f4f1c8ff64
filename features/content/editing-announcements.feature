Feature: Correcting announcements
  Admin and Editor change an announcement in its place; no change of another user is lost.

  Rule: One who changes it

    Background:
      Given I am an editor
      And I visit the announcements page
      And I click the button "고치기 추수감사주일"

    @EDIT-01
    Scenario: A change is seen at once, in its place, with the day of the change
      When I fill "제목" with "추수감사주일 점심을 안내해 드립니다"
      And I click the button "저장"
      Then a toast says "공지사항을 고쳤습니다."
      And I do not see the dialog "공지사항 고치기"
      And announcement 1 of the list says "추수감사주일 점심을 안내해 드립니다"
      And announcement 1 of the list says "2026-11-17 · 예배위원회 · 11월 18일 고침"
      And I see 10 announcements
      And PUT /api/Announcement/57 carried the fields "author, content, title"
      And GET /api/Announcement was sent 1 time
      When I visit the home page
      Then I see "추수감사주일 점심을 안내해 드립니다"

    @EDIT-01
    Scenario: The form holds what was published, and is sent only where something was changed
      Then I see the dialog "공지사항 고치기"
      And "제목" holds "추수감사주일 예배와 점심 식사를 안내해 드립니다"
      And "작성자" holds "예배위원회"
      And the button "저장" is disabled

    @EDIT-01 @REL-17
    Scenario: A double click and Enter save once, and an edited announcement can be deleted and brought back
      Given PUT /api/Announcement/57 is held
      When I fill "제목" with "추수감사주일 점심"
      And I double-click the button "저장"
      And I press "Enter"
      And the held calls are answered
      Then a toast says "공지사항을 고쳤습니다."
      And PUT /api/Announcement/57 was sent 1 time
      When I click the button "삭제 추수감사주일 점심"
      Then I do not see the announcement "추수감사주일 점심"
      When I click the button "되돌리기" in the toast
      Then announcement 1 of the list says "추수감사주일 점심"

    @EDIT-01 @REL-17
    Scenario: An Enter that comes after the answer does not open the dialog again
      When I fill "제목" with "추수감사주일 점심"
      And I press "Enter"
      And a toast says "공지사항을 고쳤습니다."
      Then announcement 1 of the list has the focus
      When I press "Enter"
      Then I do not see the dialog "공지사항 고치기"
      And I am at the announcements page

    @EDIT-01
    Scenario: The same fields are required as for a new one
      When I fill "제목" with ""
      And I click the button "저장"
      Then "제목" is wrong: "제목을 입력해 주세요."
      And the field "제목" has the focus
      And PUT /api/Announcement/57 was sent 0 times

    @EDIT-01 @LIST-03 @REL-16 @REL-26
    Scenario Outline: A change that <fault> says why, and what was typed stays
      Given PUT /api/Announcement/57 <fault>
      When I fill "제목" with "추수감사주일 점심"
      And I click the button "저장"
      Then a toast says "공지사항을 고치지 못했습니다."
      And I see "<why>"
      And I see "쓰신 내용은 그대로 두었습니다."
      And "제목" holds "추수감사주일 점심"
      And PUT /api/Announcement/57 was sent 1 time

      Examples:
        | fault                     | why                     |
        | fails                     | 서버에 문제가 생겼습니다.          |
        | gets no answer            | 서버와 연결되지 않았습니다.         |
        | is missing on this server | 지금 서버에서는 할 수 없는 일입니다.   |

    @EDIT-01 @REL-30
    Scenario: A half-written change is given back after a reload, and closing it is asked about
      When I fill "내용" with "열두 시에 모입니다."
      And I reload
      Then I see the dialog "공지사항 고치기"
      And I see "쓰시던 내용을 그대로 불러왔습니다."
      And "내용" holds "열두 시에 모입니다."
      When I press "Escape"
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      When I click the button "저장하지 않고 그만두기"
      Then I do not see the dialog "공지사항 고치기"
      When I reload
      Then I see 10 announcements
      And I do not see the dialog "공지사항 고치기"

    @EDIT-01 @REL-30
    Scenario: Back asks too, and a form without changes is left at once
      When I fill "내용" with "열두 시에 모입니다."
      And I go back
      Then I see the dialog "저장하지 않은 내용이 있습니다"
      When I click the button "계속하기"
      Then "내용" holds "열두 시에 모입니다."
      When I click the button "고친 내용 되돌리기"
      And I go back
      Then I do not see the dialog "공지사항 고치기"
      And I am at the announcements page

    @EDIT-01 @REL-09
    Scenario: An editor who loses the role keeps what was typed, and cannot save it
      When I fill "제목" with "추수감사주일 점심"
      And the editor has the role "Teacher"
      And my access token has expired
      And I click the button "저장"
      Then I see "글을 올릴 수 있는 역할이 없어져 지금은 등록하실 수 없습니다."
      And "제목" holds "추수감사주일 점심"
      And I do not see the button "저장"

    @EDIT-01
    Scenario: The text written for an announcement that another user has deleted is published as a new one
      When I fill "내용" with "열두 시에 모입니다."
      And another user deletes announcement 57
      And I click the button "저장"
      Then I see "그사이 다른 분이 삭제했습니다."
      And "내용" holds "열두 시에 모입니다."
      When I click the button "새 글로 등록"
      Then a toast says "공지사항을 등록했습니다."
      And announcement 1 of the list says "열두 시에 모입니다."
      And I see 10 announcements

  Rule: Two who change the same

    Background:
      Given I am an editor
      And I visit the announcements page
      And I click the button "고치기 추수감사주일"
      And I fill "제목" with "추수감사주일 점심"
      And another user changes announcement 57
        | author | 친교부 |
      And I click the button "저장"

    @EDIT-02
    Scenario: The second sees both versions, and chooses field by field
      Then I see the dialog "그사이 다른 분이 저장했습니다"
      And the compared fields are
        | 제목  |
        | 작성자 |
      When I click the button "고른 대로 저장"
      Then a toast says "공지사항을 고쳤습니다."
      And announcement 1 of the list says "추수감사주일 점심"
      And announcement 1 of the list says "친교부"

    @EDIT-02
    Scenario: Going back to the form loses nothing, and all of the other version needs no further save
      When I press "Escape"
      Then "제목" holds "추수감사주일 점심"
      When I click the button "저장"
      And I click the button "모두 저장된 내용으로"
      And I click the button "고른 대로 저장"
      Then I do not see the dialog "공지사항 고치기"
      And announcement 1 of the list says "추수감사주일 예배와 점심 식사를 안내해 드립니다"
      And announcement 1 of the list says "친교부"
      And PUT /api/Announcement/57 was sent 2 times
